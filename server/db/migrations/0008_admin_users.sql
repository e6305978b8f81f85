DROP INDEX "users_student_number";--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_student_number" ON "users" USING btree ("school","student_year","student_number") WHERE "users"."role" = 'student' and "users"."withdrawn_at" is null;