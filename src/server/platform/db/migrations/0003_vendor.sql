CREATE TABLE "vendor_launch" (
	"ticket" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"order" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_result" (
	"game" text NOT NULL,
	"number" bigint NOT NULL,
	"result" jsonb NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_result_game_number_pk" PRIMARY KEY("game","number")
);
--> statement-breakpoint
CREATE TABLE "vendor_round" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"player" text NOT NULL,
	"game" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"stake" numeric(20, 4) NOT NULL,
	"payout" numeric(20, 4),
	"seed" integer,
	"event" bigint,
	"nonce" bigint NOT NULL,
	"play" text NOT NULL,
	"pick" text NOT NULL,
	"outcome" jsonb,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"tries" integer NOT NULL,
	"next_try_at" timestamp with time zone,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor_seed" (
	"merchant" text NOT NULL,
	"player" text NOT NULL,
	"serial" integer NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer NOT NULL,
	"revealed_at" timestamp with time zone,
	CONSTRAINT "vendor_seed_merchant_player_serial_pk" PRIMARY KEY("merchant","player","serial")
);
--> statement-breakpoint
CREATE TABLE "vendor_visit" (
	"id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"player" text NOT NULL,
	"nickname" text NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"demo" boolean NOT NULL,
	"sealed_session" text NOT NULL,
	"order" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "vendor_launch_expires_at_index" ON "vendor_launch" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_round_key" ON "vendor_round" USING btree ("merchant","player","key");--> statement-breakpoint
CREATE INDEX "vendor_round_next" ON "vendor_round" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "vendor_round_due" ON "vendor_round" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "vendor_round_player" ON "vendor_round" USING btree ("merchant","player","game","created_at");--> statement-breakpoint
CREATE INDEX "vendor_visit_expires_at_index" ON "vendor_visit" USING btree ("expires_at");