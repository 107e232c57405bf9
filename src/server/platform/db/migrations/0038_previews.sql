CREATE TABLE "preview_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"operator" text,
	"label" text NOT NULL,
	"shows" text NOT NULL,
	"version" integer,
	"may_remark" boolean NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"visits" integer DEFAULT 0 NOT NULL,
	"last_visit_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "preview_remark" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"link" text NOT NULL,
	"page" text NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "preview_remark_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE INDEX "preview_link_merchant" ON "preview_link" USING btree ("merchant","created_at");--> statement-breakpoint
CREATE INDEX "preview_remark_link" ON "preview_remark" USING btree ("merchant","link");
