DROP INDEX "account_mobile";--> statement-breakpoint
CREATE INDEX "account_claimed_mobile" ON "account" USING btree ("merchant","mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "account_mobile" ON "account" USING btree ("merchant","mobile") WHERE "account"."mobile_confirmed_at" is not null;