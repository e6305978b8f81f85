import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toaster.css';

/** Top right, five seconds, waiting under the pointer and in a hidden window, closed by a click (specification 1, section 8). */
export function Toaster() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      newestOnTop
      aria-label="알림"
    />
  );
}
