CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"failure" text,
	"server" text NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint,
	"sha256" text,
	"people" integer,
	"encrypted" boolean NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "audit_log_at";--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "backups_created" ON "backups" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "backups_one_open" ON "backups" USING btree (("finished_at" is null)) WHERE "backups"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "users_withdrawn" ON "users" USING btree ("withdrawn_at") WHERE "users"."withdrawn_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at","id");