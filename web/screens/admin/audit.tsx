import { useState } from 'react';
import { AuditLog } from '../../features/audit/audit-log.tsx';
import { AuditMonth } from '../../features/audit/audit-month.tsx';
import { SettingsFrame } from '../../features/settings/settings-frame.tsx';
import { Tabs } from '../../ui/tabs.tsx';

/** `/admin/audit`: who saw or changed what, and each month in figures. */
export default function AdminAudit() {
  const [tab, setTab] = useState('log');
  return (
    <SettingsFrame title="감사 기록">
      <Tabs
        label="감사 기록"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'log', label: '기록', content: <AuditLog /> },
          { value: 'month', label: '월별 요약', content: <AuditMonth /> },
        ]}
      />
    </SettingsFrame>
  );
}
