CREATE TABLE "analytics_actions" (
	"day" date NOT NULL,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "analytics_actions_day_role_action_pk" PRIMARY KEY("day","role","action")
);
--> statement-breakpoint
CREATE TABLE "analytics_days" (
	"day" date PRIMARY KEY NOT NULL,
	"people" integer NOT NULL,
	"teachers" integer NOT NULL,
	"students" integer NOT NULL,
	"back_1" integer NOT NULL,
	"back_7" integer NOT NULL,
	"back_30" integer NOT NULL,
	"sessions" integer NOT NULL,
	"session_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_people" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"last_day" date NOT NULL,
	"last_work_day" date,
	CONSTRAINT "analytics_people_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "analytics_standing" (
	"day" date PRIMARY KEY NOT NULL,
	"accounts" integer NOT NULL,
	"classes" integer NOT NULL,
	"forms" integer NOT NULL,
	"expected" integer NOT NULL,
	"answered" integer NOT NULL,
	"responses" integer NOT NULL,
	"timed" integer NOT NULL,
	"response_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"refreshed_at" timestamp (3) with time zone NOT NULL,
	"settled_activity" bigint NOT NULL,
	"settled_audit" bigint NOT NULL,
	"seen_activity" bigint NOT NULL,
	"seen_audit" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "distributed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "analytics_people_last" ON "analytics_people" USING btree ("last_day","role");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
-- What was done before roles were noted was done in today's role, as far as anybody can tell.
UPDATE "activities" SET "role" = "users"."role" FROM "users" WHERE "users"."id" = "activities"."user_id";--> statement-breakpoint
UPDATE "evaluations" SET "distributed_at" = "noted"."at"
FROM (SELECT "subject_id", max("at") AS "at" FROM "audit_log" WHERE "action" = 'distributeEvaluation' GROUP BY "subject_id") AS "noted"
WHERE "evaluations"."id"::text = "noted"."subject_id" AND "evaluations"."is_distributed";
