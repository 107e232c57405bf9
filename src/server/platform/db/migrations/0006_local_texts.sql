ALTER TABLE "announcement" ADD COLUMN "title" jsonb;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "body" jsonb;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "names" jsonb;--> statement-breakpoint
ALTER TABLE "mission" ADD COLUMN "title" jsonb;--> statement-breakpoint
UPDATE "announcement" SET "title" = jsonb_build_object('vi', "title_vi", 'en', "title_en"), "body" = jsonb_build_object('vi', "body_vi", 'en', "body_en");--> statement-breakpoint
UPDATE "game" SET "names" = jsonb_build_object('vi', "name_vi", 'en', "name_en");--> statement-breakpoint
UPDATE "mission" SET "title" = jsonb_build_object('vi', "title_vi", 'en', "title_en");--> statement-breakpoint
ALTER TABLE "announcement" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ALTER COLUMN "body" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ALTER COLUMN "names" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mission" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" DROP COLUMN "title_vi";--> statement-breakpoint
ALTER TABLE "announcement" DROP COLUMN "title_en";--> statement-breakpoint
ALTER TABLE "announcement" DROP COLUMN "body_vi";--> statement-breakpoint
ALTER TABLE "announcement" DROP COLUMN "body_en";--> statement-breakpoint
ALTER TABLE "game" DROP COLUMN "name_vi";--> statement-breakpoint
ALTER TABLE "game" DROP COLUMN "name_en";--> statement-breakpoint
ALTER TABLE "mission" DROP COLUMN "title_vi";--> statement-breakpoint
ALTER TABLE "mission" DROP COLUMN "title_en";
