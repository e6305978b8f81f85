CREATE TABLE "sheet_openings" (
	"evaluation_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sheet_openings_evaluation_id_student_id_pk" PRIMARY KEY("evaluation_id","student_id")
);
--> statement-breakpoint
ALTER TABLE "sheet_openings" ADD CONSTRAINT "sheet_openings_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_openings" ADD CONSTRAINT "sheet_openings_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_openings_student" ON "sheet_openings" USING btree ("student_id");