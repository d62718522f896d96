ALTER TABLE "outbox" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "confirm_hash" text;--> statement-breakpoint
CREATE INDEX "outbox_confirm" ON "outbox" USING btree ("confirm_hash") WHERE confirm_hash is not null;