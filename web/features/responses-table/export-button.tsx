import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../lib/download.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { type ExportName, exportFailure } from './export-failure.ts';

interface ExportButtonProps {
  operation: ExportName;
  id: string;
  /** The file's name where the server gives none. */
  fallbackName: string;
  success: string;
  disabled?: boolean;
  children: string;
}

/** Downloads a spreadsheet. */
export function ExportButton({
  operation,
  id,
  fallbackName,
  success,
  disabled,
  children,
}: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download(operation, { id }, fallbackName);
      notify.success(success);
    } catch (error) {
      notify.error(exportFailure(operation, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<Download aria-hidden size={18} />}
      busy={busy}
      disabled={disabled}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}
