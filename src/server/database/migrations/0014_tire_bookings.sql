CREATE TABLE "tire_reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reg_no" text NOT NULL,
	"season" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workshop_bookings" ADD COLUMN "kind" text DEFAULT 'workshop' NOT NULL;--> statement-breakpoint
ALTER TABLE "workshop_bookings" ADD COLUMN "car_name" text;--> statement-breakpoint
ALTER TABLE "workshop_departments" ADD COLUMN "tire_lanes" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tire_reminders" ADD CONSTRAINT "tire_reminders_reg_no_tire_agreements_reg_no_fk" FOREIGN KEY ("reg_no") REFERENCES "public"."tire_agreements"("reg_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tire_reminders_season" ON "tire_reminders" USING btree ("reg_no","season");