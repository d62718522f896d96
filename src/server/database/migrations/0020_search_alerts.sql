CREATE TABLE "search_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"stock" text NOT NULL,
	"search" text NOT NULL,
	"mail" text NOT NULL,
	"mail_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"seen_position" bigint NOT NULL,
	"next_mail_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_alerts_mailbox" ON "search_alerts" USING btree ("mail_key");--> statement-breakpoint
CREATE INDEX "search_alerts_due" ON "search_alerts" USING btree ("next_mail_at") WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "search_alerts_expiry" ON "search_alerts" USING btree ("expires_at");