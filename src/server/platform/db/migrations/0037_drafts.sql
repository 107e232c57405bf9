CREATE TABLE "brand_draft" (
	"merchant" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"base" integer,
	"document" json NOT NULL,
	"files" jsonb NOT NULL,
	"changes" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_draft_step" (
	"merchant" text NOT NULL,
	"revision" integer NOT NULL,
	"request" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"steps" json NOT NULL,
	"undo" json NOT NULL,
	CONSTRAINT "brand_draft_step_merchant_revision_pk" PRIMARY KEY("merchant","revision")
);
