CREATE TABLE "analytics_last_days" (
	"role" text NOT NULL,
	"last_day" date NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "analytics_last_days_role_last_day_pk" PRIMARY KEY("role","last_day")
);
--> statement-breakpoint
INSERT INTO "analytics_last_days" ("role", "last_day", "people")
SELECT "role", "last_day", count(*) FROM "analytics_people" GROUP BY "role", "last_day";
