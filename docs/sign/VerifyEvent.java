// Verifies a server event (Standard Webhooks). Java 11 or later, no libraries.
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class VerifyEvent {
    /**
     * Returns when the body is ours, or throws: then answer 400. The three headers of the request, null where one is
     * missing; body: the text as it came, not parsed; secrets: whsec_…, two of them while you change the secret; now:
     * seconds, of your clock.
     */
    public static void verify(String id, String timestamp, String signatures, String body, String[] secrets, long now) throws Exception {
        if (id == null || timestamp == null || !timestamp.matches("[0-9]{1,12}")) throw new SecurityException("a header is missing");
        if (Math.abs(now - Long.parseLong(timestamp)) > 300) throw new SecurityException("the timestamp is too far from now");
        for (String secret : secrets) {
            byte[] key = Base64.getDecoder().decode(secret.startsWith("whsec_") ? secret.substring(6) : secret);
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            String own = "v1," + Base64.getEncoder().encodeToString(mac.doFinal((id + "." + timestamp + "." + body).getBytes(StandardCharsets.UTF_8)));
            for (String given : (signatures == null ? "" : signatures).split(" "))
                if (MessageDigest.isEqual(own.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8))) return;
        }
        throw new SecurityException("no signature is of this secret");
    }

    /** TRAVEL_SECRETS="whsec_… whsec_…" java VerifyEvent.java id timestamp signatures [now] < body; "-" leaves a header out. */
    public static void main(String[] given) throws Exception {
        String body = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        for (int n = 0; n < given.length; n++) if ("-".equals(given[n])) given[n] = null;
        long now = given.length > 3 && given[3] != null ? Long.parseLong(given[3]) : Instant.now().getEpochSecond();
        try {
            verify(given[0], given[1], given[2], body, System.getenv("TRAVEL_SECRETS").split(" "), now);
            System.out.println("verified");
        } catch (SecurityException error) {
            System.out.println("refused: " + error.getMessage());
        }
    }
}
