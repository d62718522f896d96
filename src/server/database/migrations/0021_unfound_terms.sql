CREATE TABLE "unfound_terms" (
	"day" date NOT NULL,
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"times" bigint NOT NULL,
	CONSTRAINT "unfound_terms_site_locale_day_word_pk" PRIMARY KEY("site","locale","day","word")
);
