CREATE TABLE "price_ledger_heads" (
	"stock" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price_history" ADD COLUMN "recorded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_history" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "price_history" ADD COLUMN "hash" text;--> statement-breakpoint
UPDATE "price_history" SET "recorded_at" = "at", "position" = "numbered"."position"
	FROM (SELECT "id", row_number() OVER (PARTITION BY "stock" ORDER BY "id") AS "position" FROM "price_history") AS "numbered"
	WHERE "price_history"."id" = "numbered"."id";--> statement-breakpoint
-- The rows from before the chain, chained as server/cars/ledger/chain.ts does it.
DO $$
DECLARE
	entry record;
	chain text := '';
	previous text;
BEGIN
	FOR entry IN SELECT * FROM "price_history" ORDER BY "stock", "position" LOOP
		IF chain <> entry.stock THEN
			chain := entry.stock;
			previous := repeat('0', 64);
		END IF;
		previous := encode(sha256(convert_to(concat_ws('|', previous, entry.stock, entry.position, entry.car_id,
			round(extract(epoch FROM entry.at) * 1000)::bigint, round(extract(epoch FROM entry.recorded_at) * 1000)::bigint,
			entry.amount_minor, entry.currency), 'UTF8')), 'hex');
		UPDATE "price_history" SET "hash" = previous WHERE "id" = entry.id;
		INSERT INTO "price_ledger_heads" VALUES (entry.stock, entry.position, previous)
			ON CONFLICT ("stock") DO UPDATE SET "position" = excluded."position", "hash" = excluded."hash";
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "price_history" ALTER COLUMN "recorded_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_history" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "price_history_position" ON "price_history" USING btree ("stock","position");--> statement-breakpoint
CREATE FUNCTION price_history_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'price_history is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER price_history_append_only BEFORE UPDATE OR DELETE ON "price_history"
	FOR EACH STATEMENT EXECUTE FUNCTION price_history_is_append_only();
