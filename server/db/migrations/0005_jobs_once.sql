ALTER TABLE "job_items" ADD COLUMN "replaces" text;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_open" ON "jobs" USING btree ("evaluation_id") WHERE "jobs"."finished_at" is null;