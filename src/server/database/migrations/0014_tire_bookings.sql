ALTER TABLE "workshop_bookings" ADD COLUMN "kind" text DEFAULT 'workshop' NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_bookings" ADD COLUMN "car_name" text;--> statement-breakpoint
ALTER TABLE "workshop_departments" ADD COLUMN "tire_lanes" smallint DEFAULT 1 NOT NULL;