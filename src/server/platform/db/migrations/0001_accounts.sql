CREATE TABLE "account" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"username" text NOT NULL,
	"folded_username" text NOT NULL,
	"nickname" text NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"payment_password_hash" text,
	"type" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"first_login" boolean DEFAULT true NOT NULL,
	"mobile" text,
	"mobile_confirmed_at" timestamp with time zone,
	"email" text,
	"folded_email" text,
	"email_confirmed_at" timestamp with time zone,
	"personal" text,
	"avatar" text NOT NULL,
	"upline_id" text,
	"affiliate_code" text,
	"own_code" text,
	"registration" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms_version" text,
	"terms_age" integer,
	"terms_accepted_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"answer_hash" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "captcha_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "envelope_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"rotation" integer NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "envelope_key_rotation_unique" UNIQUE("rotation")
);
--> statement-breakpoint
CREATE TABLE "installation_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_window" (
	"merchant" text NOT NULL,
	"mark" text NOT NULL,
	"uses" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "limit_window_merchant_mark_pk" PRIMARY KEY("merchant","mark")
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"merchant" text NOT NULL,
	"mark" text NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	CONSTRAINT "login_attempt_merchant_mark_pk" PRIMARY KEY("merchant","mark")
);
--> statement-breakpoint
CREATE TABLE "nonce" (
	"merchant" text NOT NULL,
	"jti" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "nonce_merchant_jti_pk" PRIMARY KEY("merchant","jti")
);
--> statement-breakpoint
CREATE TABLE "registered_address" (
	"merchant" text NOT NULL,
	"account_id" text NOT NULL,
	"mark" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "registered_address_merchant_account_id_mark_pk" PRIMARY KEY("merchant","account_id","mark")
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"account_id" text,
	"kind" text NOT NULL,
	"address_mark" text,
	"details" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_event_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"merchant" text NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" text NOT NULL,
	"limited" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"idle_end" timestamp with time zone NOT NULL,
	"absolute_end" timestamp with time zone NOT NULL,
	CONSTRAINT "session_merchant_token_hash_pk" PRIMARY KEY("merchant","token_hash")
);
--> statement-breakpoint
CREATE TABLE "authenticator" (
	"merchant" text NOT NULL,
	"account" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "authenticator_merchant_account_pk" PRIMARY KEY("merchant","account")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"sealed" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"merchant" text NOT NULL,
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_code_merchant_purpose_target_pk" PRIMARY KEY("merchant","purpose","target")
);
--> statement-breakpoint
CREATE TABLE "social_identity" (
	"merchant" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"account" text NOT NULL,
	"channel" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_identity_merchant_issuer_subject_pk" PRIMARY KEY("merchant","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"purpose" text NOT NULL,
	"account" text,
	"sealed" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree ("merchant","folded_username");--> statement-breakpoint
CREATE UNIQUE INDEX "account_mobile" ON "account" USING btree ("merchant","mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "account_own_code" ON "account" USING btree ("merchant","own_code");--> statement-breakpoint
CREATE INDEX "account_email" ON "account" USING btree ("merchant","folded_email");--> statement-breakpoint
CREATE INDEX "account_expiry" ON "account" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_until_index" ON "captcha" USING btree ("until");--> statement-breakpoint
CREATE INDEX "limit_window_until_index" ON "limit_window" USING btree ("until");--> statement-breakpoint
CREATE INDEX "login_attempt_last_at_index" ON "login_attempt" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "nonce_until_index" ON "nonce" USING btree ("until");--> statement-breakpoint
CREATE INDEX "security_event_merchant_account_id_at_index" ON "security_event" USING btree ("merchant","account_id","at");--> statement-breakpoint
CREATE INDEX "session_merchant_account_id_index" ON "session" USING btree ("merchant","account_id");--> statement-breakpoint
CREATE INDEX "session_absolute_end_index" ON "session" USING btree ("absolute_end");--> statement-breakpoint
CREATE INDEX "session_token_hash_index" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "message_state_next_at_index" ON "message" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "message_merchant_created_at_index" ON "message" USING btree ("merchant","created_at");--> statement-breakpoint
CREATE INDEX "one_time_code_expires_at_index" ON "one_time_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_identity_merchant_account_channel_index" ON "social_identity" USING btree ("merchant","account","channel");--> statement-breakpoint
CREATE INDEX "ticket_expires_at_index" ON "ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ticket_merchant_purpose_account_index" ON "ticket" USING btree ("merchant","purpose","account");