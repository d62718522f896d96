CREATE SEQUENCE "public"."car_version" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."facility_version" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "cars" (
	"stock" text NOT NULL,
	"car_id" text NOT NULL,
	"external_id" text,
	"version" bigint NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"hash" text NOT NULL,
	"document" jsonb NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"site_id" text,
	"regno" text,
	"price_minor" bigint,
	"currency" text,
	"published_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cars_stock_car_id_pk" PRIMARY KEY("stock","car_id")
);
--> statement-breakpoint
CREATE TABLE "department_brands" (
	"department_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"brand_code" text NOT NULL,
	"erp_id" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "department_brands_department_id_position_pk" PRIMARY KEY("department_id","position")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" serial PRIMARY KEY NOT NULL,
	"stock" text NOT NULL,
	"site_id" text NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"official_name" text NOT NULL,
	"type" text NOT NULL,
	"group" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deviation_days" (
	"department_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"day" text NOT NULL,
	"display_text" text NOT NULL,
	CONSTRAINT "deviation_days_department_id_position_pk" PRIMARY KEY("department_id","position")
);
--> statement-breakpoint
CREATE TABLE "facilities" (
	"stock" text NOT NULL,
	"site_id" text NOT NULL,
	"version" bigint NOT NULL,
	"removed" boolean DEFAULT false NOT NULL,
	"hash" text NOT NULL,
	"slug" text NOT NULL,
	"official_name" text NOT NULL,
	"city" text NOT NULL,
	"street" text NOT NULL,
	"zip" text NOT NULL,
	"region" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"image_url" text NOT NULL,
	"primary_image" jsonb,
	"geocoord" text NOT NULL,
	"brands" text[] NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "facilities_stock_site_id_pk" PRIMARY KEY("stock","site_id")
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"department_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"day" text NOT NULL,
	"display_text" text NOT NULL,
	CONSTRAINT "opening_hours_department_id_position_pk" PRIMARY KEY("department_id","position")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"site" text,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"html" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stock" text NOT NULL,
	"car_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"department_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"title" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "staff_department_id_position_pk" PRIMARY KEY("department_id","position")
);
--> statement-breakpoint
CREATE TABLE "stock_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"stock" text NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_staging" (
	"run" uuid NOT NULL,
	"ref" text NOT NULL,
	"line" integer NOT NULL,
	"row" jsonb NOT NULL,
	"car_id" text,
	CONSTRAINT "stock_staging_run_ref_pk" PRIMARY KEY("run","ref")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_submission_id" text NOT NULL,
	"form" text NOT NULL,
	"site" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_form_submission_id" UNIQUE("form_submission_id")
);
--> statement-breakpoint
ALTER TABLE "department_brands" ADD CONSTRAINT "department_brands_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_stock_site_id_facilities_stock_site_id_fk" FOREIGN KEY ("stock","site_id") REFERENCES "public"."facilities"("stock","site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deviation_days" ADD CONSTRAINT "deviation_days_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_stock_car_id_cars_stock_car_id_fk" FOREIGN KEY ("stock","car_id") REFERENCES "public"."cars"("stock","car_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_staging" ADD CONSTRAINT "stock_staging_run_stock_runs_id_fk" FOREIGN KEY ("run") REFERENCES "public"."stock_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cars_version" ON "cars" USING btree ("stock","version");--> statement-breakpoint
CREATE INDEX "cars_external_id" ON "cars" USING btree ("stock","external_id") WHERE external_id is not null;--> statement-breakpoint
CREATE INDEX "cars_site" ON "cars" USING btree ("stock","site_id","published_at");--> statement-breakpoint
CREATE INDEX "cars_regno" ON "cars" USING btree ("regno") WHERE regno is not null;--> statement-breakpoint
CREATE INDEX "departments_site" ON "departments" USING btree ("stock","site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "facilities_slug" ON "facilities" USING btree ("stock","slug") WHERE not removed;--> statement-breakpoint
CREATE INDEX "facilities_version" ON "facilities" USING btree ("stock","version");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "price_history_car" ON "price_history" USING btree ("stock","car_id","at");--> statement-breakpoint
CREATE INDEX "stock_staging_car" ON "stock_staging" USING btree ("run","car_id");--> statement-breakpoint
CREATE INDEX "submissions_created" ON "submissions" USING btree ("site","form","created_at");