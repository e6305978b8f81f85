ALTER TABLE "evaluations" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
-- When the forms that are closed now were closed is not known; their drafts are kept from today on.
UPDATE "evaluations" SET "closed_at" = now() WHERE "is_closed";--> statement-breakpoint
-- The audit log still only grows: a row may go once it is three years old (contract/retention.ts), and not a day before.
DROP TRIGGER audit_log_append_only ON audit_log;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();--> statement-breakpoint
CREATE FUNCTION audit_log_row_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at > now() - interval '3 years' THEN
    RAISE EXCEPTION 'audit_log is append-only';
  END IF;
  RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_log_row_kept BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION audit_log_row_is_kept();
