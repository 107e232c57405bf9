ALTER TABLE "ledger_request" ADD COLUMN "act" text;--> statement-breakpoint
ALTER TABLE "ledger_request" ADD COLUMN "balance" bigint;--> statement-breakpoint
UPDATE "ledger_request" SET "act" = coalesce("answer" ->> 'act', "answer" ->> 'transferId'), "balance" = (("answer" ->> 'balance')::numeric * 10000)::bigint;--> statement-breakpoint
ALTER TABLE "ledger_request" DROP COLUMN "answer";
