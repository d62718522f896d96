CREATE TABLE "content_publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pages" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"heartbeat" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_edits" ADD COLUMN "authors" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_edits" ADD COLUMN "publisher" text DEFAULT '' NOT NULL;