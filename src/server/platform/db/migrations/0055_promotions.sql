CREATE TABLE "promotion_head" (
	"merchant" text NOT NULL,
	"promotion" text NOT NULL,
	"newest" integer NOT NULL,
	"live" integer,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"spent_at" timestamp with time zone,
	CONSTRAINT "promotion_head_pk" PRIMARY KEY("merchant","promotion")
);
--> statement-breakpoint
CREATE TABLE "promotion_version" (
	"merchant" text NOT NULL,
	"promotion" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"made_by" text,
	"made_at" timestamp with time zone NOT NULL,
	"published_by" text,
	"published_at" timestamp with time zone,
	CONSTRAINT "promotion_version_pk" PRIMARY KEY("merchant","promotion","version")
);
--> statement-breakpoint
ALTER TABLE "promotion_entry" ADD COLUMN "terms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bonus_of_promotion" ON "bonus" USING btree ("merchant","promotion","granted_at");