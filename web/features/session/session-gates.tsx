import { ConsentGate } from './consent-gate.tsx';
import { InactivityGate } from './inactivity-gate.tsx';
import { PasswordGate } from './password-gate.tsx';

/** Stand in front of everything while they are closed. */
export function SessionGates() {
  return (
    <>
      <PasswordGate />
      <ConsentGate />
      <InactivityGate />
    </>
  );
}
