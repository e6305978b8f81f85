CREATE TABLE "audit_months" (
	"month" text NOT NULL,
	"action" text NOT NULL,
	"count" integer NOT NULL,
	"people" bigint NOT NULL,
	CONSTRAINT "audit_months_month_action_pk" PRIMARY KEY("month","action")
);--> statement-breakpoint
-- What the audit log said stays said: a sum may grow by rows that go, and nothing else may happen to it.
CREATE FUNCTION audit_months_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.month = OLD.month AND NEW.action = OLD.action
    AND NEW.count >= OLD.count AND NEW.people >= OLD.people THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_months is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_months_row_kept BEFORE UPDATE OR DELETE ON audit_months
  FOR EACH ROW EXECUTE FUNCTION audit_months_only_grow();--> statement-breakpoint
CREATE TRIGGER audit_months_kept BEFORE TRUNCATE ON audit_months
  FOR EACH STATEMENT EXECUTE FUNCTION audit_months_only_grow();
