ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_wallet";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_number";--> statement-breakpoint
ALTER TABLE "ledger_wallet" DROP CONSTRAINT "ledger_wallet_book";--> statement-breakpoint
ALTER TABLE "ledger_wallet" DROP CONSTRAINT "ledger_wallet_merchant_holder_name_pk";--> statement-breakpoint
ALTER TABLE "ledger_wallet" ADD CONSTRAINT "ledger_wallet_merchant_holder_name_book_pk" PRIMARY KEY("merchant","holder","name","book");--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_number" UNIQUE("merchant","holder","wallet","book","number");--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_wallet" FOREIGN KEY ("merchant","holder","wallet","book") REFERENCES "ledger_wallet"("merchant","holder","name","book");
