CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"site" text NOT NULL,
	"page" text NOT NULL,
	"variant_id" text NOT NULL,
	"language" text NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "page_views_day_site_page_variant_id_language_pk" PRIMARY KEY("day","site","page","variant_id","language")
);
