ALTER TABLE "game" ADD COLUMN "room_id" text;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "node_id" text;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "node_name" jsonb;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "show_icon" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "game_merchant_room_id_index" ON "game" USING btree ("merchant","room_id");