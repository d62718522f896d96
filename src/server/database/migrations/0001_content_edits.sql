CREATE SEQUENCE "public"."content_change" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "content_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"item_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"fields" jsonb NOT NULL,
	"editor" text DEFAULT '' NOT NULL,
	"change" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "content_edits_version" ON "content_edits" USING btree ("item_id","locale","version");--> statement-breakpoint
CREATE INDEX "content_edits_state" ON "content_edits" USING btree ("state","site","locale");--> statement-breakpoint
CREATE UNIQUE INDEX "content_edits_one_draft" ON "content_edits" USING btree ("item_id","locale") WHERE state = 'draft';