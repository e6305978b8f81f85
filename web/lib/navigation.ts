/**
 * Lets code outside of React change the address. With a router registered it is a client-side navigation, without one
 * a full page load (specification 1, section 2).
 */
type Navigate = (path: string, options: { replace: boolean }) => void;

let registered: Navigate | null = null;

export function registerNavigate(navigate: Navigate): void {
  registered = navigate;
}

/** Within the router once it stands; before that the browser loads the page. */
export function goTo(path: string, options: { replace: boolean } = { replace: false }): void {
  if (registered) registered(path, options);
  else reloadTo(path, options);
}

/** Always a full page load: what runs in this tab is out of date. */
export function reloadTo(path: string, options: { replace: boolean } = { replace: true }): void {
  if (options.replace) window.location.replace(path);
  else window.location.assign(path);
}
