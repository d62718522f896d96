CREATE TABLE "publication_messages" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publication_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invocation_id" text NOT NULL,
	"updates" integer NOT NULL,
	"pages" jsonb NOT NULL,
	"process" text NOT NULL,
	"is_taken" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "publication_messages_invocation" ON "publication_messages" USING btree ("invocation_id");--> statement-breakpoint
-- Sent with the transaction; equal notifications of a transaction are one.
CREATE FUNCTION notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('forecourt_changes', TG_ARGV[0]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cars_changed AFTER INSERT OR UPDATE OR DELETE ON "cars"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_change('cars');
--> statement-breakpoint
CREATE TRIGGER facilities_changed AFTER INSERT OR UPDATE OR DELETE ON "facilities"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_change('facilities');
--> statement-breakpoint
CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE ON "settings"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_change('facilities');
--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON "content_edits"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_change('content');
--> statement-breakpoint
CREATE TRIGGER publications_changed AFTER INSERT ON "publication_messages"
	FOR EACH STATEMENT EXECUTE FUNCTION notify_change('publications');
