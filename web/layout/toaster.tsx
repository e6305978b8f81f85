import { X } from 'lucide-react';
import { type CloseButtonProps, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toaster.css';

/** The library's own button has an English name. */
function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label="닫기"
      onClick={(event) => closeToast(event)}
    >
      <X aria-hidden size={16} />
    </button>
  );
}

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
      closeButton={CloseButton}
      aria-label="알림"
    />
  );
}
