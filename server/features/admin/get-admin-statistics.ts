import type { Handler } from '../../handler.ts';
import { countEverything } from './count-everything.ts';

export const getAdminStatistics: Handler<'getAdminStatistics'> = countEverything;
