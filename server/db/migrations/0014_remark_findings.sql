CREATE TABLE "remark_findings" (
	"response_id" uuid PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"found" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "remark_findings" ADD CONSTRAINT "remark_findings_response_id_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."responses"("id") ON DELETE no action ON UPDATE no action;