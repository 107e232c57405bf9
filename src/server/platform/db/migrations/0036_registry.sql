CREATE TABLE "brand_file" (
	"digest" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_disk" (
	"merchant" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"manifest" json NOT NULL,
	"files" json NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_head" (
	"merchant" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"live" integer,
	"due_at" timestamp with time zone,
	"name" text NOT NULL,
	"facts" json NOT NULL,
	"visited" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_host" (
	"host" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_release" (
	"merchant" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"live_from" timestamp with time zone,
	"live_until" timestamp with time zone,
	"facts" json NOT NULL,
	CONSTRAINT "brand_release_merchant_version_pk" PRIMARY KEY("merchant","version")
);
--> statement-breakpoint
ALTER TABLE "brand_version" ALTER COLUMN "manifest" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "brand_version" ALTER COLUMN "folder" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_version" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "brand_version" ADD COLUMN "files" json;--> statement-breakpoint
ALTER TABLE "brand_version" ADD COLUMN "kind" text DEFAULT 'disk' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_version" ADD COLUMN "base" integer;--> statement-breakpoint
ALTER TABLE "brand_version" ADD COLUMN "restores" integer;--> statement-breakpoint
ALTER TABLE "brand_version" ADD COLUMN "author" text DEFAULT 'brands/' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_version" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_version" ADD COLUMN "request" text;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_head_seq" ON "brand_head" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "brand_head_due" ON "brand_head" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "brand_host_merchant" ON "brand_host" USING btree ("merchant");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_version_request" ON "brand_version" USING btree ("merchant","request");--> statement-breakpoint
-- Written by hand: versions of before keep their manifest; their files stay on disk.
ALTER TABLE "brand_version" ALTER COLUMN "kind" DROP DEFAULT, ALTER COLUMN "author" DROP DEFAULT, ALTER COLUMN "note" DROP DEFAULT;
--> statement-breakpoint
UPDATE brand_version SET digest = encode(sha256(convert_to(manifest::text, 'UTF8')), 'hex'), base = nullif(version - 1, 0);
--> statement-breakpoint
INSERT INTO brand_release (merchant, version, state, live_from, live_until, facts)
SELECT merchant, version, CASE WHEN version = max(version) OVER brand THEN 'live' ELSE 'past' END, created_at,
  lead(created_at) OVER (PARTITION BY merchant ORDER BY version),
  json_build_object('name', coalesce(manifest->>'name', merchant), 'profile', coalesce(manifest->>'profile', 'play'),
    'hosts', coalesce(manifest->'hosts', '[]'::json), 'digest', digest, 'warnings', 0, 'colours', '[]'::json)
FROM brand_version WINDOW brand AS (PARTITION BY merchant);
--> statement-breakpoint
INSERT INTO brand_head (merchant, seq, version, kind, live, name, facts, visited)
SELECT merchant, row_number() OVER (ORDER BY merchant), version, 'disk', version, facts->>'name', facts, true
FROM brand_release WHERE state = 'live';
--> statement-breakpoint
INSERT INTO brand_host (host, merchant, since)
SELECT host, merchant, created_at
FROM (SELECT DISTINCT ON (merchant) * FROM brand_version ORDER BY merchant, version DESC) newest,
  json_array_elements_text(coalesce(newest.manifest->'hosts', '[]'::json)) AS host
ORDER BY created_at DESC ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE TRIGGER brand_version_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON brand_version FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
