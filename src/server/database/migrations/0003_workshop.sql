CREATE TABLE "vehicles" (
	"registration_number" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"version" text NOT NULL,
	"fuel" text NOT NULL,
	"build_year" smallint NOT NULL,
	"has_service_agreement" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workshop_bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"site" text,
	"department_id" text NOT NULL,
	"zone" text NOT NULL,
	"local_date" date NOT NULL,
	"local_time" text NOT NULL,
	"is_full_day" boolean NOT NULL,
	"registration_number" text NOT NULL,
	"mileage" integer NOT NULL,
	"customer" jsonb NOT NULL,
	"free_text" text NOT NULL,
	"services" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changeable_until" timestamp with time zone NOT NULL,
	"remind_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "workshop_bookings_key" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "workshop_brands" (
	"brand" text PRIMARY KEY NOT NULL,
	"policy" text NOT NULL,
	"price_percent" smallint DEFAULT 100 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workshop_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"selection_type" text
);
--> statement-breakpoint
CREATE TABLE "workshop_claims" (
	"department_id" text NOT NULL,
	"local_date" date NOT NULL,
	"local_time" text NOT NULL,
	"part" text NOT NULL,
	"desk_place" smallint NOT NULL,
	"part_place" smallint NOT NULL,
	"booking_id" uuid,
	"holder" text,
	"expires_at" timestamp with time zone,
	"extensions" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "workshop_claims_department_id_local_date_part_part_place_pk" PRIMARY KEY("department_id","local_date","part","part_place"),
	CONSTRAINT "workshop_claims_owner" CHECK ((booking_id is null) <> (holder is null) and (holder is null) = (expires_at is null))
);
--> statement-breakpoint
CREATE TABLE "workshop_departments" (
	"department_id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"zone" text NOT NULL,
	"desks" smallint NOT NULL,
	"places" jsonb NOT NULL,
	"lead_days" smallint NOT NULL,
	"hourly_rate" integer NOT NULL,
	"equipment" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workshop_offerings" (
	"code" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"position" smallint NOT NULL,
	"rule" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workshop_claims" ADD CONSTRAINT "workshop_claims_booking_id_workshop_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."workshop_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workshop_offerings" ADD CONSTRAINT "workshop_offerings_category_id_workshop_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."workshop_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workshop_bookings_number" ON "workshop_bookings" USING btree ("registration_number","local_date");--> statement-breakpoint
CREATE INDEX "workshop_bookings_reminders" ON "workshop_bookings" USING btree ("remind_at") WHERE status = 'booked' and reminded_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "workshop_claims_desk" ON "workshop_claims" USING btree ("department_id","local_date","local_time","part","desk_place");--> statement-breakpoint
CREATE UNIQUE INDEX "workshop_claims_booking" ON "workshop_claims" USING btree ("booking_id") WHERE booking_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "workshop_claims_one_hold" ON "workshop_claims" USING btree ("holder") WHERE holder is not null;--> statement-breakpoint
CREATE INDEX "workshop_claims_expiry" ON "workshop_claims" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "workshop_departments_site" ON "workshop_departments" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "workshop_offerings_category" ON "workshop_offerings" USING btree ("category_id","position");