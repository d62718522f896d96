ALTER TABLE "outbox" ADD COLUMN "neighbourhood" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "visit" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "visit_message" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_new_telephone" boolean;--> statement-breakpoint
CREATE INDEX "outbox_neighbourhood" ON "outbox" USING btree ("neighbourhood") WHERE neighbourhood is not null;--> statement-breakpoint
CREATE INDEX "outbox_visit" ON "outbox" USING btree ("visit") WHERE visit is not null;--> statement-breakpoint
CREATE INDEX "outbox_telephone" ON "outbox" USING btree (right(regexp_replace(recipient, '[^0-9]', '', 'g'), 8)) WHERE channel = 'sms';