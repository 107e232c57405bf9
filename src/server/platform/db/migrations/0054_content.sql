ALTER TABLE "broadcast" ADD COLUMN "take_back_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "broadcast" ADD COLUMN "taken_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "broadcast_taking_back" ON "broadcast" USING btree ("take_back_since") WHERE "broadcast"."take_back_since" is not null;