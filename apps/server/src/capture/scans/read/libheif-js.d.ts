/** The package's own types tell of the library beneath it, as parts that cannot be imported. */
declare module 'libheif-js/wasm-bundle.js' {
  /** Memory of the library: whoever asked for it gives it back. */
  interface Held {
    readonly held: unique symbol;
  }
  interface Failed {
    code: unknown;
    message: string;
  }
  interface Decoded {
    image: Held;
    channels: { id: unknown; width: number; height: number; stride: number; data: Uint8Array }[];
  }
  const heif: {
    heif_error_code: { heif_error_Ok: unknown };
    heif_colorspace: { heif_colorspace_RGB: unknown };
    heif_chroma: { heif_chroma_interleaved_RGB: unknown };
    heif_context_alloc(): Held;
    heif_context_free(context: Held): void;
    heif_context_read_from_memory(context: Held, bytes: Uint8Array): Failed;
    heif_js_context_get_primary_image_handle(context: Held): Held | Failed;
    heif_image_handle_get_width(handle: Held): number;
    heif_image_handle_get_height(handle: Held): number;
    heif_image_handle_release(handle: Held): void;
    heif_js_decode_image2(handle: Held, colours: unknown, chroma: unknown): Decoded | Failed;
    heif_image_release(image: Held): void;
  };
  export default heif;
}
