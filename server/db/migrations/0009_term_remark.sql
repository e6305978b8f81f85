CREATE TABLE "expected_students" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"grade" smallint,
	"class_number" smallint NOT NULL,
	"number" smallint NOT NULL,
	"name" text NOT NULL,
	"remark" text,
	"marked" boolean NOT NULL,
	"earlier" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "kind" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "expected_students" ADD CONSTRAINT "expected_students_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_students" ADD CONSTRAINT "expected_students_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expected_students_class" ON "expected_students" USING btree ("class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluations_one_term" ON "evaluations" USING btree ("class_id") WHERE "evaluations"."kind" = 'term';