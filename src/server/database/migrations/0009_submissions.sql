ALTER TABLE "outbox" ADD COLUMN "format" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "submission_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "body_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "reply" jsonb;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "state" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_submission" ON "outbox" USING btree ("submission_id") WHERE submission_id is not null;--> statement-breakpoint
CREATE INDEX "submissions_state" ON "submissions" USING btree ("state","created_at");