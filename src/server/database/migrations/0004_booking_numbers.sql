ALTER TABLE "workshop_bookings" ADD COLUMN "booking_number" text;--> statement-breakpoint
UPDATE "workshop_bookings" SET "booking_number" = (
	SELECT string_agg(substr('FGHJKLMPRSTVX', 1 + floor(random() * 13)::int, 1), '')
	FROM generate_series(1, 8)
	WHERE "workshop_bookings"."id" IS NOT NULL
);--> statement-breakpoint
ALTER TABLE "workshop_bookings" ALTER COLUMN "booking_number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_bookings" ADD CONSTRAINT "workshop_bookings_booking_number" UNIQUE("booking_number");
