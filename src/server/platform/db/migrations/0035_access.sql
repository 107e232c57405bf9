CREATE TABLE "operator_passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_code" (
	"operator" text NOT NULL,
	"digit" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "operator_recovery_code_operator_digit_pk" PRIMARY KEY("operator","digit")
);
--> statement-breakpoint
CREATE TABLE "studio_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"step" text NOT NULL,
	"challenge" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"idle_end" timestamp with time zone NOT NULL,
	"absolute_end" timestamp with time zone NOT NULL,
	"proven_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "studio_trust" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "authenticator" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "authenticator_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "enrolment" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "invitation_hash" text;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "invitation_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "operator_passkey_operator" ON "operator_passkey" USING btree ("operator");--> statement-breakpoint
CREATE INDEX "studio_session_operator" ON "studio_session" USING btree ("operator");--> statement-breakpoint
CREATE INDEX "studio_session_end" ON "studio_session" USING btree ("absolute_end");--> statement-breakpoint
CREATE INDEX "studio_trust_operator" ON "studio_trust" USING btree ("operator");--> statement-breakpoint
CREATE INDEX "studio_trust_end" ON "studio_trust" USING btree ("until");--> statement-breakpoint
CREATE INDEX "security_event_operator" ON "security_event" USING btree ("at","id") WHERE "security_event"."details" ->> 'operator' is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_invitation" ON "operator" USING btree ("invitation_hash");