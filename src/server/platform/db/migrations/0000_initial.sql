CREATE TABLE "address_secret" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "address_secret_merchant_day_pk" PRIMARY KEY("merchant","day")
);
--> statement-breakpoint
CREATE TABLE "address_use" (
	"merchant" text NOT NULL,
	"action" text NOT NULL,
	"mark" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "address_use_merchant_action_mark_hour_pk" PRIMARY KEY("merchant","action","mark","hour")
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"execution" text,
	"title_vi" text NOT NULL,
	"title_en" text NOT NULL,
	"body_vi" text NOT NULL,
	"body_en" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"merchant" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"edition" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"merchant" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"contact" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_merchant_reference_pk" PRIMARY KEY("merchant","reference")
);
--> statement-breakpoint
CREATE TABLE "game" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"category" text NOT NULL,
	"vendor" text NOT NULL,
	"name_vi" text NOT NULL,
	"name_en" text NOT NULL,
	"search_text" text NOT NULL,
	"is_hot" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"support_play" integer NOT NULL,
	"position" integer NOT NULL,
	"popularity" integer NOT NULL,
	CONSTRAINT "game_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "live_table" (
	"merchant" text NOT NULL,
	"game_id" text NOT NULL,
	"picture" text NOT NULL,
	"min_bet" numeric(20, 4) NOT NULL,
	"max_bet" numeric(20, 4) NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "live_table_merchant_game_id_pk" PRIMARY KEY("merchant","game_id")
);
--> statement-breakpoint
CREATE TABLE "mission" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"picture" text NOT NULL,
	"title_vi" text NOT NULL,
	"title_en" text NOT NULL,
	"target" numeric(20, 4) NOT NULL,
	"reward" numeric(20, 4) NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "mission_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"is_hot" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "vendor_merchant_code_pk" PRIMARY KEY("merchant","code")
);
--> statement-breakpoint
CREATE TABLE "winner" (
	"merchant" text NOT NULL,
	"id" integer NOT NULL,
	"player" text NOT NULL,
	"game_id" text NOT NULL,
	"reward" numeric(20, 4) NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "winner_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "brand_version" (
	"merchant" text NOT NULL,
	"version" integer NOT NULL,
	"digest" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"folder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_version_merchant_version_pk" PRIMARY KEY("merchant","version")
);
--> statement-breakpoint
CREATE INDEX "announcement_merchant_type_published_at_index" ON "announcement" USING btree ("merchant","type","published_at");--> statement-breakpoint
CREATE INDEX "feedback_merchant_created_at_index" ON "feedback" USING btree ("merchant","created_at");--> statement-breakpoint
CREATE INDEX "game_merchant_category_position_index" ON "game" USING btree ("merchant","category","position");--> statement-breakpoint
CREATE INDEX "game_merchant_popularity_index" ON "game" USING btree ("merchant","popularity");--> statement-breakpoint
CREATE INDEX "brand_version_merchant_digest_index" ON "brand_version" USING btree ("merchant","digest");