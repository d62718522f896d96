CREATE TABLE "finance_future_values" (
	"family_key" text NOT NULL,
	"from_months" smallint NOT NULL,
	"months" smallint NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	"per_thousand_miles" numeric(4, 2) NOT NULL,
	CONSTRAINT "finance_future_values_family_key_from_months_months_pk" PRIMARY KEY("family_key","from_months","months")
);
--> statement-breakpoint
CREATE TABLE "finance_products" (
	"family_key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"annual_rate" numeric(5, 2) NOT NULL,
	"option_fee_pence" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"default_term" smallint NOT NULL,
	"default_deposit_percent" smallint NOT NULL,
	"least_deposit_percent" smallint NOT NULL,
	"most_deposit_percent" smallint NOT NULL,
	"oldest_at_end" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finance_quotes" (
	"reference" text PRIMARY KEY NOT NULL,
	"quote" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "finance_future_values" ADD CONSTRAINT "finance_future_values_family_key_finance_products_family_key_fk" FOREIGN KEY ("family_key") REFERENCES "public"."finance_products"("family_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finance_quotes_created" ON "finance_quotes" USING btree ("created_at");--> statement-breakpoint
-- The products of the embedded lender and its guaranteed future values: a lender's own tables replace these rows.
INSERT INTO "finance_products" ("family_key", "name", "kind", "position", "annual_rate", "option_fee_pence", "terms", "default_term", "default_deposit_percent", "least_deposit_percent", "most_deposit_percent", "oldest_at_end") VALUES
	('PCP', 'Personal Contract Purchase', 'pcp', 1, 9.90, 1000, '[24,36,48]', 48, 10, 5, 40, 96),
	('HP', 'Hire Purchase', 'hp', 2, 10.90, 1000, '[12,24,36,48,60]', 48, 10, 5, 60, 144);
--> statement-breakpoint
INSERT INTO "finance_future_values" ("family_key", "from_months", "months", "percent", "per_thousand_miles") VALUES
	('PCP', 0, 24, 62.00, 0.60), ('PCP', 0, 36, 51.00, 0.70), ('PCP', 0, 48, 42.00, 0.80),
	('PCP', 12, 24, 60.00, 0.60), ('PCP', 12, 36, 50.00, 0.70), ('PCP', 12, 48, 41.00, 0.80),
	('PCP', 24, 24, 58.00, 0.55), ('PCP', 24, 36, 48.00, 0.65), ('PCP', 24, 48, 39.00, 0.75),
	('PCP', 36, 24, 55.00, 0.50), ('PCP', 36, 36, 45.00, 0.60), ('PCP', 36, 48, 36.00, 0.70),
	('PCP', 48, 24, 51.00, 0.50), ('PCP', 48, 36, 41.00, 0.60), ('PCP', 48, 48, 32.00, 0.70),
	('PCP', 60, 24, 46.00, 0.50), ('PCP', 60, 36, 36.00, 0.60);
