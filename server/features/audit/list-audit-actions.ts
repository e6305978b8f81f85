import { api } from '../../../contract/api.ts';
import { actionName, SYSTEM_ACTIONS } from '../../audit-words.ts';
import type { Handler } from '../../handler.ts';

/** What the log can be searched for, in the order of the alphabet. Which of it ever happened is not asked: that would read it all. */
export const listAuditActions: Handler<'listAuditActions'> = async () => ({
  actions: [...Object.keys(api), ...Object.keys(SYSTEM_ACTIONS)]
    .map((action) => ({ action, name: actionName(action) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'ko')),
});
