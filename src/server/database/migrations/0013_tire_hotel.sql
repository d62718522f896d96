CREATE TABLE "tire_agreements" (
	"reg_no" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"customer_name" text,
	"customer_email" text,
	"brand" text NOT NULL,
	"brand_code" text NOT NULL,
	"model" text NOT NULL,
	"build_year" smallint,
	"product_id" text NOT NULL,
	"package_level" text NOT NULL,
	"erp_id" text NOT NULL,
	"site" text,
	"locale" text,
	"wants_reminder" boolean
);
--> statement-breakpoint
CREATE TABLE "tire_codes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "tire_codes_tries" CHECK (wrong_tries >= 0)
);
--> statement-breakpoint
CREATE TABLE "tire_measurements" (
	"reg_no" text NOT NULL,
	"position" text NOT NULL,
	"measured_on" date NOT NULL,
	"depth" smallint NOT NULL,
	CONSTRAINT "tire_measurements_reg_no_position_measured_on_pk" PRIMARY KEY("reg_no","position","measured_on")
);
--> statement-breakpoint
CREATE TABLE "tire_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tire_wheels" (
	"reg_no" text NOT NULL,
	"position" text NOT NULL,
	"name" text NOT NULL,
	"rim_diameter" real NOT NULL,
	"section_width" smallint NOT NULL,
	"aspect_ratio" smallint NOT NULL,
	"thread_pattern" text NOT NULL,
	"season" text NOT NULL,
	"is_studded" boolean NOT NULL,
	"status_id" smallint,
	CONSTRAINT "tire_wheels_reg_no_position_pk" PRIMARY KEY("reg_no","position")
);
--> statement-breakpoint
ALTER TABLE "facilities" ADD COLUMN "tire_hotel" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tire_measurements" ADD CONSTRAINT "tire_measurements_wheel" FOREIGN KEY ("reg_no","position") REFERENCES "public"."tire_wheels"("reg_no","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tire_wheels" ADD CONSTRAINT "tire_wheels_reg_no_tire_agreements_reg_no_fk" FOREIGN KEY ("reg_no") REFERENCES "public"."tire_agreements"("reg_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tire_agreements_phone" ON "tire_agreements" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "tire_codes_phone" ON "tire_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "tire_codes_created" ON "tire_codes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tire_sessions_hash" ON "tire_sessions" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "tire_sessions_expiry" ON "tire_sessions" USING btree ("expires_at");