ALTER TABLE "remark_versions" ADD COLUMN "begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "remark_versions" ADD COLUMN "restored_from" timestamp (3) with time zone;