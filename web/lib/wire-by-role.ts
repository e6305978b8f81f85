import type { OperationName } from '../../contract/api.ts';
import { addWire } from './wire.ts';

/** What only somebody who is signed in calls, as the build writes it (contract/wire.ts). */
declare const __WIRE_BY_ROLE__: Partial<Record<OperationName, string>>;

addWire(__WIRE_BY_ROLE__);
